// @ts-check
/** The code of an example for each framework. */
/** @typedef {import('./preview-link.js').Use} Use */

/**
 * @typedef {object} Example
 * @property {readonly Use[]} elements
 * @property {string} site Origin of the site.
 * @property {string} lang
 * @property {'react' | 'light'} [flavour]  React where absent. Only pages and React components can choose it.
 * @property {Types} types
 * @property {{ tag: string, name: string }} [event] One that the code listens to.
 *
 * @typedef {Readonly<Record<string, Readonly<Record<string, string>>>>} Types Types of attributes (`number`) by tag and name.
 *
 * @typedef {object} Notation How a template writes values that are no strings, and listeners.
 * @property {(name: string, value: string, type: string) => string} value
 * @property {(name: string, indent: string) => string} listener
 * @property {boolean} [isJsx] Tags may close themselves.
 */

/** @type {readonly { id: string, label: string, language: string, write: (example: Example) => string }[]} */
export const FRAMEWORKS = [
  { id: 'html', label: 'HTML', language: 'xml', write: writeHtml },
  { id: 'react', label: 'React', language: 'javascript', write: example => component(example, 'react') },
  { id: 'vue', label: 'Vue', language: 'xml', write: writeVue },
  { id: 'svelte', label: 'Svelte', language: 'xml', write: writeSvelte },
  { id: 'angular', label: 'Angular', language: 'typescript', write: writeAngular },
  { id: 'lit', label: 'Lit', language: 'javascript', write: writeLit },
  { id: 'solid', label: 'Solid', language: 'javascript', write: example => component(example, 'solid') },
  { id: 'preact', label: 'Preact', language: 'javascript', write: example => component(example, 'preact') }
]

const LOG = 'event => console.log(event.detail)'

/** @type {Record<'html' | 'jsx' | 'solid' | 'vue' | 'svelte' | 'angular' | 'lit', Notation>} */
const NOTATIONS = {
  html: {
    value: (name, value, type) => (type === 'boolean' ? name : `${name}="${value}"`),
    listener: () => ''
  },
  // With hyphens, since React 18 sets only attributes.
  jsx: {
    value: (name, value, type) => `${name}={${literal(value, type)}}`,
    listener: name => ` on${name}={${LOG}}`,
    isJsx: true
  },
  solid: {
    value: (name, value, type) => `prop:${braces(name, value, type)}`,
    listener: name => ` on:${name}={${LOG}}`,
    isJsx: true
  },
  vue: {
    value: (name, value, type) => `:${camel(name)}="${literal(value, type)}"`,
    listener: name => ` @${name}="log"`
  },
  svelte: { value: braces, listener: name => ` on${name}={log}` },
  angular: {
    value: (name, value, type) => `[${camel(name)}]="${literal(value, type)}"`,
    listener: name => ` (${name})="log($event)"`
  },
  lit: {
    value: (name, value, type) =>
      `${type === 'boolean' ? `?${name}` : `.${camel(name)}`}=\${${literal(value, type)}}`,
    listener: name => ` @${name}=\${log}`
  }
}

/** @param {Example} example */
function writeHtml(example) {
  const { site, lang, event, flavour } = example
  const folder = flavour === 'light' ? 'widgets/light' : 'widgets'
  const script = `<script type="module" src="${site}/${folder}/bnw.js"\n        data-lang="${lang}" data-theme="auto"></script>`
  const listener = event
    ? [
        '',
        '<script type="module">',
        `  document.querySelector('${event.tag}').addEventListener('${event.name}', ${LOG})`,
        '</script>'
      ]
    : []
  return [script, '', tags(example, NOTATIONS.html), ...listener].join('\n')
}

/** React, Preact and Solid. @param {Example} example @param {'react' | 'preact' | 'solid'} framework */
function component(example, framework) {
  const notation = framework === 'solid' ? NOTATIONS.solid : NOTATIONS.jsx
  const isOne = example.elements.length === 1
  const indent = isOne ? '    ' : '      '
  const markup = tags(example, notation, indent)
  const body = isOne ? markup : `    <>\n${markup}\n    </>`
  const isReact = framework === 'react' && example.flavour !== 'light'
  const imports = setup(example, isReact ? '@bnw/widgets' : '@bnw/widgets/light')
  return `${imports}\n\nexport function Example() {\n  return (\n${body}\n  )\n}`
}

/** @param {Example} example */
function writeVue(example) {
  const script = [setup(example), ...logFunction(example)].join('\n\n')
  return `<script setup>\n${script}\n</script>\n\n<template>\n${tags(example, NOTATIONS.vue, '  ')}\n</template>`
}

/** @param {Example} example */
function writeSvelte(example) {
  const script = indented([setup(example), ...logFunction(example)].join('\n\n'), '  ')
  return `<script>\n${script}\n</script>\n\n${tags(example, NOTATIONS.svelte)}`
}

/** @param {Example} example */
function writeAngular(example) {
  const log = example.event
    ? '\n  log(event: Event) {\n    console.log((event as CustomEvent).detail)\n  }\n'
    : ''
  return `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core'
${setup(example)}

@Component({
  selector: 'app-example',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
${tags(example, NOTATIONS.angular, '    ')}
  \`
})
export class Example {${log}}`
}

/** @param {Example} example */
function writeLit(example) {
  const script = [`import { html } from 'lit'\n${setup(example)}`, ...logFunction(example)].join('\n\n')
  return `${script}\n\nexport const example = html\`\n${tags(example, NOTATIONS.lit, '  ')}\n\``
}

/** The imports and the configuration. @param {Example} example */
function setup({ elements, site, lang }, from = '@bnw/widgets/light') {
  const names = [...new Set(elements.map(({ tag }) => tag.replace('bnw-', '')))]
  return [
    `import { configure } from '${from}'`,
    ...names.map(name => `import '${from}/${name}'`),
    '',
    `configure({ gateway: '${site}', lang: '${lang}', theme: 'auto' })`
  ].join('\n')
}

/** @param {Example} example */
function logFunction({ event }) {
  return event ? ['function log(event) {\n  console.log(event.detail)\n}'] : []
}

/** @param {Example} example @param {Notation} notation */
function tags({ elements, types, event }, notation, indent = '') {
  const lines = elements.map(({ tag, attributes }) => {
    const values = Object.entries(attributes).map(([name, value]) => {
      const type = types[tag]?.[name] ?? 'string'
      const isPlain = type !== 'number' && type !== 'boolean'
      return ` ${isPlain ? `${name}="${escaped(value)}"` : notation.value(name, value, type)}`
    })
    const listener = event?.tag === tag ? notation.listener(event.name, indent) : ''
    return `${indent}<${tag}${values.join('')}${listener}${notation.isJsx ? ' />' : `></${tag}>`}`
  })
  return lines.join('\n')
}

/** `limit={3}` @param {string} name @param {string} value @param {string} type */
function braces(name, value, type) {
  return `${camel(name)}={${literal(value, type)}}`
}

/** @param {string} value @param {string} type */
function literal(value, type) {
  if (type === 'boolean') return 'true'
  return String(Number(value) || 0)
}

/** @param {string} name */
function camel(name) {
  return name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())
}

/** @param {string} value */
function escaped(value) {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

/** @param {string} text @param {string} indent */
function indented(text, indent) {
  return text.replace(/^(?=.)/gm, indent)
}
