// SPDX-License-Identifier: MIT
import { mount } from 'svelte';
import App from './App.svelte';
import { kServer } from './transport/addresses';
import { i18n } from './i18n/index.svelte';
import { settings } from './lib/app/settings.svelte';
import { updates } from './offline/updates.svelte';
import './styles.css';

// Not awaited at the top: what is loaded here may need parts of this very file, which would wait for it in turn.
async function begin(): Promise<void> {
  // Where there is no server everything waits for the rules: they are fetched and compiled while the page is being
  // built.
  const rules = kServer
    ? null
    : import('./transport/in_page').then(
        ({ page_transport }) => void page_transport().catch(() => undefined),
        () => undefined,
      );
  await Promise.all([i18n.speak(settings.language), rules]);
  mount(App, { target: document.getElementById('app')! });
  void updates.begin();
}
void begin();
