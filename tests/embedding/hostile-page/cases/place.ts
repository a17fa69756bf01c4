import type { HostileCase } from '../case.ts'
import { ALL } from '../elements.ts'

const each = (work: string) =>
  `for (const element of [...document.querySelectorAll('*')].filter(one => one.localName.startsWith('bnw-') && !['bnw-toasts', 'bnw-step-up'].includes(one.localName))) { ${work} }`
const nextTask = 'await new Promise(resolve => setTimeout(resolve));'

/** Where elements stand, and what the page does with them. */
export const PLACE: HostileCase[] = [
  {
    name: 'H26 in a modal dialog',
    body: inner =>
      `<dialog id="place" style="width:1200px">${inner}</dialog><script>place.showModal()</script>`
  },
  {
    name: 'H26 in a popover',
    body: inner =>
      `<div id="place" popover style="width:1200px; max-height:100%; overflow:auto">${inner}</div><script>place.showPopover()</script>`
  },
  {
    name: 'H26 in details, a table and a list',
    body: inner =>
      `<details open><summary>More</summary><table style="width:100%"><tr><td><ul><li>${inner}</li></ul></td></tr></table></details>`
  },
  {
    name: 'H26 in a form, a label and a fieldset',
    body: inner =>
      `<form action="/hostile"><fieldset><legend>x</legend><label>${inner}</label></fieldset></form>`
  },
  {
    name: 'H26 in a picture',
    body: inner =>
      `<svg width="1200" height="9000"><foreignObject width="1200" height="9000"><div xmlns="http://www.w3.org/1999/xhtml">${inner}</div></foreignObject></svg>`
  },
  {
    name: 'H26 in an editable text',
    body: inner => `<div contenteditable translate="no" spellcheck="true">${inner}</div>`
  },
  {
    name: 'H26 in the slot of another element',
    body: inner =>
      `<x-shell><template shadowrootmode="open"><main><slot></slot></main></template>${inner}</x-shell>`
  },
  {
    name: 'H26 in a shadow root, where the loader does not search, with their modules',
    body: inner => `<x-shell><template shadowrootmode="open">${inner}</template></x-shell>`,
    tag: at =>
      ['bnw', ...ALL.map(tag => tag.replace('bnw-', ''))]
        .map(name => `<script type="module" src="${at}${name}.js" %settings%></script>`)
        .join('')
  },
  {
    name: 'H11 in a template that the page uses',
    body: inner =>
      `<template id="later">${inner}</template><script>addEventListener('load', () => document.body.append(later.content.cloneNode(true)))</script>`
  },
  {
    name: 'H11 before the script, with properties',
    tag: at =>
      `<script type="text/plain" id="settings" %settings%></script><script>addEventListener('load', () => { ${each('element.theme = "light"; element.accent = "#cc0044"; element.limit = 5')} const script = document.createElement('script'); script.type = 'module'; script.src = '${at}bnw.js'; Object.assign(script.dataset, document.getElementById('settings').dataset); document.head.append(script) })</script>`
  },
  {
    name: 'H20 written by document.write',
    body: inner => `<script>document.write(${JSON.stringify(inner).replaceAll('/', '\\/')})</script>`
  },
  {
    name: 'H20 a document that is written again',
    endsListeners: true,
    after: `const elements = [...document.body.children].map(element => element.outerHTML).join(''); document.open(); document.write('<!doctype html><title>x</title><body>' + elements); document.close()`
  },
  {
    name: 'H12 moved fifty times',
    after: `for (let turn = 0; turn < 50; turn++) ${each('document.body.insertBefore(element, document.body.firstChild)')}`
  },
  {
    name: 'H12 taken out and put back later',
    after: `const out = []; ${each('out.push(element); element.remove()')} ${nextTask} ${nextTask} document.body.append(...out)`
  },
  { name: 'H12 cloned and replaced', after: each('element.replaceWith(element.cloneNode(true))') },
  {
    name: 'H12 the HTML of the body written again',
    after: 'document.body.innerHTML = document.body.innerHTML'
  },
  { name: 'H12 their own children replaced', after: `${each('element.innerHTML = "Yeni"')} ${nextTask}` },
  {
    name: 'H12 their own children removed one by one',
    after: `${each('while (element.firstChild) element.firstChild.remove()')} ${nextTask}`
  },
  {
    name: 'H12 put into another element each',
    after: each(
      'const box = document.createElement("section"); element.replaceWith(box); box.append(element)'
    )
  },
  {
    name: 'H12 put into a shadow root',
    after: `const box = document.createElement('div'); document.body.append(box); const root = box.attachShadow({ mode: 'open' }); ${each('root.append(element)')}`
  },
  {
    name: 'H12 through another document',
    after: `const frame = document.createElement('iframe'); document.body.append(frame); ${each('frame.contentDocument.body.append(element); document.body.append(element)')} frame.remove()`
  },
  {
    name: 'H12 adopted by a document without a window',
    after: `const other = document.implementation.createHTMLDocument(); ${each('other.body.append(other.adoptNode(element))')} ${nextTask} for (const element of [...other.body.children]) document.body.append(document.adoptNode(element))`
  },
  {
    name: 'H12 normalised and sorted by a library',
    after: `document.body.normalize(); document.body.append(...[...document.body.children].reverse())`
  },
  {
    name: 'H12 an observer that puts each one last',
    head: `<script>addEventListener('DOMContentLoaded', () => { const seen = new Set(); new MutationObserver(() => { ${each('if (seen.has(element)) continue; seen.add(element); document.body.append(element)')} }).observe(document.body, { childList: true, subtree: true, attributes: true }) })</script>`
  },
  {
    name: 'H12 an observer that removes attributes it does not know',
    head: `<script>addEventListener('DOMContentLoaded', () => new MutationObserver(records => { for (const { target, attributeName } of records) if (target.localName.startsWith('bnw-') && ['lang', 'data-mode'].includes(attributeName)) target.removeAttribute(attributeName) }).observe(document.body, { subtree: true, attributes: true }))</script>`
  },
  {
    name: 'R1 a storm of attributes',
    // The last category has no games.
    except: { 'bnw-game-rail': 'empty' },
    noClicks: 'the last category has no games',
    after: each(
      `for (let turn = 0; turn < 300; turn++) for (const name of ['theme', 'accent', 'limit', 'category', 'class', 'style', 'aria-label']) element.setAttribute(name, ['💥', '<img src=x>', '-1e9', 'javascript:1', '', 'dark', '#cc0044'][turn % 7])`
    )
  },
  {
    name: 'R1 hidden and shown again',
    after: `${each('element.hidden = true')} ${nextTask} ${each('element.hidden = false')}`
  },
  {
    name: 'R1 their document hidden and shown',
    after: `document.body.style.display = 'none'; ${nextTask} document.body.style.display = ''; dispatchEvent(new Event('pageshow')); dispatchEvent(new Event('resize'))`
  }
]
