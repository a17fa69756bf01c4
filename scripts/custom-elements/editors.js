// @ts-check
/**
 * What editors read: custom data of VS Code (version 1.1) and web-types of JetBrains. docs/decisions/0015 has
 * the reason why no package writes them.
 */

/** @typedef {import('../custom-elements.js').Described} Described */

const TIERS = {
  public: 'Public: runs directly on any page.',
  private: "Private: on another origin than the site's it runs in a secure frame."
}

/** @param {readonly Described[]} elements */
export function vsCodeData(elements) {
  return {
    $schema:
      'https://raw.githubusercontent.com/microsoft/vscode-html-languageservice/main/docs/customData.schema.json',
    version: 1.1,
    tags: elements.map(element => ({
      name: element.tagName,
      description: markdown(descriptionOf(element)),
      attributes: element.attributes.map(({ name, type, description }) => ({
        name,
        description: markdown(description),
        ...(type.text === 'boolean' && { valueSet: 'v' }),
        ...(wordsOf(type.text) && { values: wordsOf(type.text)?.map(word => ({ name: word })) })
      }))
    }))
  }
}

/** @param {readonly Described[]} elements @param {{ name: string, version: string }} package_ */
export function webTypes(elements, { name, version }) {
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name,
    version,
    'description-markup': 'markdown',
    contributions: { html: { elements: elements.map(webType) } }
  }
}

/** @param {Described} element */
function webType(element) {
  const { tagName, attributes, members, events, slots, cssParts, cssProperties } = element
  return {
    name: tagName,
    description: descriptionOf(element),
    attributes: attributes.map(({ name, type, default: start, description }) => ({
      name,
      description,
      default: start,
      value: { type: type.text }
    })),
    slots,
    js: {
      properties: members
        .filter(({ kind }) => kind === 'field')
        .map(({ name, type, description }) => ({ name, type: type?.text, description })),
      events: events.map(({ name, description }) => ({ name, description }))
    },
    css: { parts: cssParts, properties: cssProperties }
  }
}

/** The text, and where the element runs. @param {Described} element */
function descriptionOf({ description, bnwTier }) {
  return `${description}\n\n${TIERS[bnwTier]}`
}

/** @param {string} value */
function markdown(value) {
  return { kind: 'markdown', value }
}

/** The words of a union of literals; undefined for other types. @param {string} type */
function wordsOf(type) {
  if (!type.startsWith("'")) return undefined
  return type
    .split(' | ')
    .map(word => word.slice(1, -1))
    .filter(Boolean)
}
