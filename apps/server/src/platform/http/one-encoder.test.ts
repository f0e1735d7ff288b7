/// <reference types="vite/types/importMeta.d.ts" />
import { expect, it } from 'vitest'

const sources: Record<string, string> = import.meta.glob(['../../**/*.ts', '!../../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The files of the server whose text matches, by their path below src. */
function filesWith(pattern: RegExp): string[] {
  return Object.keys(sources)
    .filter((name) => pattern.test(sources[name] ?? ''))
    .map((name) => name.replace(/^(\.\.\/)+|^\.\//, (start) => (start === './' ? 'platform/http/' : '')))
    .toSorted()
}

// A frame or an answer that is written past its schema may carry whatever the log stores.

it('frames of a stream are written in one place, by the encoder of their route', () => {
  expect(filesWith(/[`'"]data: /)).toEqual(['platform/http/event-stream.ts'])
  expect(filesWith(/\bnew EventStream\b/)).toEqual(['platform/http/register-route.ts'])
  expect(filesWith(/\bresponse\.write\(/)).toEqual(['platform/http/event-stream.ts'])
  expect(sources['./event-stream.ts']).not.toContain('JSON.stringify')
})

it('answers are encoded by their schema before they are JSON', () => {
  const plain = filesWith(/JSON\.stringify\((?!z\.encode\()/).filter((name) =>
    name.startsWith('platform/http/'),
  )
  // Pages, whose JSON is not of the API.
  expect(plain).toEqual(['platform/http/api-page.ts', 'platform/http/chat-page.ts'])
})
