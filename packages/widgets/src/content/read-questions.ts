/** One question of the frequent ones. */
export interface Question {
  id: string
  /** The heading that stood before it, where questions are grouped. */
  group: string
  title: string
  answer: DocumentFragment
}

/** What stands before the first question, and the questions. */
export interface ReadQuestions {
  lead: DocumentFragment
  list: readonly Question[]
}

/** Takes a text apart at its headings: each is a question, but for one that another heading follows, which heads a group. */
export function readQuestions(fragment: DocumentFragment): ReadQuestions {
  const lead = document.createDocumentFragment()
  const list: Question[] = []
  let group = ''
  let answer = lead
  for (const node of [...bodyOf(fragment.cloneNode(true) as DocumentFragment).childNodes]) {
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

/** An editor may have wrapped the whole text. */
function bodyOf(fragment: DocumentFragment): ParentNode & Node {
  const only = fragment.childElementCount === 1 ? fragment.firstElementChild : null
  return only?.localName === 'div' ? only : fragment
}

function isHeading(node: Node | null): node is HTMLElement {
  return node instanceof HTMLElement && /^h[1-6]$/.test(node.localName)
}
