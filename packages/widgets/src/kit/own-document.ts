/** A property of the document as the browser defines it: `<form name="head">` of the page hides `document.head` (H19). */
export function ofDocument<Name extends keyof Document>(name: Name): Document[Name] {
  return Reflect.get(Document.prototype, name, document)
}
