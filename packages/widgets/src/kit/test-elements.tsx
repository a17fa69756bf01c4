/** Elements for tests of the kit. */
import { gatewayWords } from '@bnw/core/gateway'
import { useState } from 'react'

import {
  choice,
  declareElement,
  defineElement,
  detail,
  type EventsOf,
  type PropsOf,
  useElementState,
  useEmit,
  useNavigation,
  useRefresh,
  useStyles,
  useWords
} from './index.ts'
import { useLightStyles } from './use-light-styles.ts'

const testElement = declareElement({
  tag: 'bnw-test',
  tier: 'public',
  attributes: { type: choice('slot', 'live'), gameId: '', limit: 10, noSearch: false },
  events: { 'bnw-search': detail<{ length: number; results: number }>() },
  styles: ['.test { color: rgb(1, 2, 3) }'],
  reservedHeight: '200px',
  methods: ['refresh']
})

/** How often a view of the element has rendered. */
export const renders = { count: 0 }

/** As of a part that loads later. */
const partStyles = ['.test { font-style: italic }']

function TestElement({ gameId, limit, noSearch, type }: PropsOf<typeof testElement>) {
  renders.count++
  const words = useWords(gatewayWords)
  const emit = useEmit<EventsOf<typeof testElement>>()
  const { navigate } = useNavigation()
  const [count, setCount] = useState(0)
  const [loads, setLoads] = useState(0)
  useElementState('ready')
  useStyles(partStyles)
  useRefresh(async () => {
    await Promise.resolve()
    setLoads(loads + 1)
  })
  if (gameId === 'broken') throw new Error('broken')

  return (
    <div className="test">
      <output id="props">{[type, gameId, limit, noSearch].join(' ')}</output>
      <output id="loads">{loads}</output>
      <output id="words">{words.retry()}</output>
      <button id="count" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <button id="emit" onClick={() => emit('bnw-search', { length: 3, results: 0 })}>
        Emit
      </button>
      <button id="go" onClick={() => navigate('/slot?search=a')}>
        Go
      </button>
    </div>
  )
}

const testForm = declareElement({
  tag: 'bnw-test-form',
  tier: 'private',
  attributes: {},
  events: {},
  styles: ['bnw-test-form input { color: rgb(4, 5, 6) }'],
  light: true
})

const formPartStyles = ['bnw-test-form input { font-style: italic }']

function TestForm() {
  useLightStyles(formPartStyles)
  return <input name="username" aria-label="Name" />
}

export function defineTestElements(): void {
  defineElement(testElement, TestElement)
  defineElement(testForm, TestForm)
}
