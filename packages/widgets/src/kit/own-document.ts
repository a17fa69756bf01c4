/** A property of a document as the browser defines it: `<form name="head">` of the page hides `document.head` (H19). */
export function ofDocument<Name extends keyof Document>(name: Name, page = document): Document[Name] {
  return Reflect.get(Document.prototype, name, page) as Document[Name]
}
