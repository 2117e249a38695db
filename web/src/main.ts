import { mount } from 'svelte';
import App from './App.svelte';
import { i18n } from './i18n/index.svelte';
import { settings } from './lib/settings.svelte';
import { updates } from './offline/updates.svelte';
import './styles.css';

await i18n.speak(settings.language);
mount(App, { target: document.getElementById('app')! });
void updates.begin();
