/// <reference types="vite/types/importMeta.d.ts" />
import { expect, it } from 'vitest'

const sources: Record<string, string> = import.meta.glob(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const sinks =
  /innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment|DOMParser|cssText/

it('D-08 no view hands a text to the browser as markup', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(50)
  expect(Object.keys(sources).filter((file) => sinks.test(sources[file] ?? ''))).toEqual([])
})
