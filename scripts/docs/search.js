// SPDX-License-Identifier: MIT
// The search of the documents: sections that contain every word, those with the words in a heading first.
const kMost = 30; // results
const field = document.getElementById('search');
const results = document.getElementById('results');
const article = document.querySelector('article');
const pages = document.querySelector('details.pages');
if (matchMedia('(max-width: 800px)').matches) pages.open = false;

const plain = (text) => text.toLowerCase();
const sections = window.searchIndex.map((section) => ({
  ...section,
  lower_heading: plain(`${section.title} ${section.heading}`),
  lower_text: plain(section.text),
}));

function value_of(section, words) {
  let value = 0;
  for (const word of words) {
    const in_heading = section.lower_heading.includes(word);
    if (!in_heading && !section.lower_text.includes(word)) return 0;
    value += in_heading ? 10 : 1;
  }
  return value;
}

// The text around the first word, with all words marked. Built from nodes: nothing in it is read as HTML.
function excerpt(section, words) {
  const first = Math.min(...words.map((word) => section.lower_text.indexOf(word)).filter((at) => at >= 0), 1e9);
  const from = first === 1e9 ? 0 : Math.max(0, first - 60);
  const text = section.text.slice(from, from + 200);
  const line = document.createElement('p');
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'gi');
  for (const [i, part] of text.split(pattern).entries()) {
    const node = i % 2 === 1 ? document.createElement('mark') : document.createTextNode(part);
    if (i % 2 === 1) node.textContent = part;
    line.append(node);
  }
  return line;
}

function show(query) {
  const words = plain(query).split(/\s+/).filter((word) => word !== '');
  results.hidden = words.length === 0;
  article.hidden = words.length > 0;
  if (words.length === 0) return;
  const found = sections
    .map((section) => ({ section, value: value_of(section, words) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .slice(0, kMost);
  const title = document.createElement('h1');
  title.textContent = found.length === 0 ? 'Nothing found' : `${found.length} ${found.length === 1 ? 'result' : 'results'}`;
  results.replaceChildren(title);
  for (const { section } of found) {
    const link = document.createElement('a');
    link.href = `${section.page}#${section.id}`;
    link.textContent = section.heading === section.title ? section.title : `${section.title}: ${section.heading}`;
    link.addEventListener('click', () => {
      field.value = '';
      show('');
    });
    const heading = document.createElement('h2');
    heading.append(link);
    results.append(heading, excerpt(section, words));
  }
}

field.addEventListener('input', () => show(field.value));
addEventListener('keydown', (event) => {
  if (event.key === '/' && document.activeElement !== field) {
    event.preventDefault();
    field.focus();
  } else if (event.key === 'Escape' && document.activeElement === field) {
    field.value = '';
    show('');
  }
});
