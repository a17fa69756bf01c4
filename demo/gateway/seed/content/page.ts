/** A paragraph, or the points of a list. May hold inline HTML. */
type Part = string | readonly string[]

type Section = readonly [heading: string, ...parts: Part[]]

/** Writes a page as HTML. */
export function pageOf(lead: string, sections: readonly Section[]): string {
  const body = sections.map(([heading, ...parts]) => `<h2>${heading}</h2>${parts.map(written).join('')}`)
  return `<p>${lead}</p>${body.join('')}`
}

function written(part: Part): string {
  if (typeof part !== 'string') return `<ul>${part.map(point => `<li>${point}</li>`).join('')}</ul>`
  return part.startsWith('<') ? part : `<p>${part}</p>`
}

/** A table with a row of headings. */
export function tableOf(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) => `<tr>${row.map(cell => `<td>${cell}</td>`).join('')}</tr>`
  return (
    `<table><thead><tr>${headings.map(heading => `<th scope="col">${heading}</th>`).join('')}</tr></thead>` +
    `<tbody>${rows.map(cells).join('')}</tbody></table>`
  )
}
