import { describe, expect, test } from 'vitest'

import { createSubmit } from './submit.ts'

function createForm() {
  const sent: { input: string; agree(): void; refuse(error: Error): void }[] = []
  const form = createSubmit(
    (input: string) =>
      new Promise<void>((resolve, reject) => sent.push({ input, agree: resolve, refuse: reject }))
  )
  return { sent, form }
}

describe('form submission', () => {
  test('sends one submission at a time', async () => {
    const { sent, form } = createForm()
    const first = form.submit('a')
    await form.submit('b')

    sent[0]?.agree()
    await first

    expect(sent.map(({ input }) => input)).toEqual(['a'])
    expect(form.$state.get()).toEqual({ status: 'done' })
  })

  test('keeps the error, never rejects, and can be sent again', async () => {
    const { sent, form } = createForm()
    const first = form.submit('a')
    sent[0]?.refuse(new Error('no'))
    await first
    expect(form.$state.get()).toMatchObject({ status: 'failed', error: { message: 'no' } })

    const second = form.submit('a')
    sent[1]?.agree()
    await second

    expect(form.$state.get()).toEqual({ status: 'done' })
  })

  test('ignores the result after it was cleared', async () => {
    const { sent, form } = createForm()
    const first = form.submit('a')

    form.clear()
    sent[0]?.refuse(new Error('no'))
    await first

    expect(form.$state.get()).toEqual({ status: 'idle' })
  })

  test('forgets an error, but not that it is sending', async () => {
    const { sent, form } = createForm()
    const first = form.submit('a')
    form.forgetOutcome()
    await form.submit('b')
    expect(sent).toHaveLength(1)

    sent[0]?.refuse(new Error('no'))
    await first
    expect(form.$state.get().status).toBe('failed')
    form.forgetOutcome()

    expect(form.$state.get()).toEqual({ status: 'idle' })
  })

  test('drops what it has sent about another subject, and keeps what it sends about the same', async () => {
    const { sent, form } = createForm()
    form.openFor('x')
    const first = form.submit('a')
    form.openFor('x')
    expect(form.$state.get()).toEqual({ status: 'sending' })

    form.openFor('y')
    sent[0]?.refuse(new Error('no'))
    await first

    expect(form.$state.get()).toEqual({ status: 'idle' })
  })

  test('shows an error set from outside', async () => {
    const { sent, form } = createForm()
    const first = form.submit('a')

    form.fail(new Error('elsewhere'))
    sent[0]?.agree()
    await first

    expect(form.$state.get()).toMatchObject({ status: 'failed', error: { message: 'elsewhere' } })
  })
})
