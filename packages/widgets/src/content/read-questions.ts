import { clone } from '../ui/clone.ts'

/** One frequent question. */
export interface Question {
  id: string
  /** The heading of its group, if questions are grouped. */
  group: string
  title: string
  answer: DocumentFragment
}

/** The text before the first question, and the questions. */
export interface ReadQuestions {
  lead: DocumentFragment
  list: readonly Question[]
}

/** Splits a text at its headings. Each is a question, except one directly followed by another, which is a group's. */
export function readQuestions(fragment: DocumentFragment): ReadQuestions {
  const lead = document.createDocumentFragment()
  const list: Question[] = []
  let group = ''
  let answer = lead
  for (const node of [...bodyOf(clone(fragment)).childNodes]) {
    if (!isHeading(node)) {
      answer.append(node)
    } else if (isHeading(node.nextElementSibling)) {
      group = node.textContent.trim()
    } else {
      answer = document.createDocumentFragment()
      list.push({ id: `q${list.length + 1}`, group, title: node.textContent.trim(), answer })
    }
  }
  return { lead, list }
}

/** Unwraps the text if an editor wrapped it in one element. */
function bodyOf(fragment: DocumentFragment): ParentNode & Node {
  const only = fragment.childElementCount === 1 ? fragment.firstElementChild : null
  return only?.localName === 'div' ? only : fragment
}

function isHeading(node: Node | null): node is HTMLElement {
  return node instanceof HTMLElement && /^h[1-6]$/.test(node.localName)
}
