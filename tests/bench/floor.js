// @ts-check
import r2wc from '@r2wc/react-to-web-component'
import { createElement, useState } from 'react'

function Hello() {
  const [count, setCount] = useState(0)
  return createElement('button', { onClick: () => setCount(count + 1) }, 'Hello ', count)
}

customElements.define('floor-hello', r2wc(Hello, { shadow: 'open' }))
