import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { later } from './later.ts'

it('D-08 before the download there is nothing, and asking for it does not throw', () => {
  const useNothing = later(async () => Promise.reject(new Error('offline')))
  expect(renderToStaticMarkup(createElement(() => (useNothing() ? 'here' : 'not yet')))).toBe('not yet')
})
