import { expect, it } from 'vitest'
import { returnPath } from './return-path.ts'

it.each([
  '/inbox',
  '/inbox/hT3v9KqWx2A',
  '/tickets?status=open&q=caf%C3%A9',
  '/settings/security',
  '/settings/groups/edit/a-b#c',
])('%s is a page of the desk', (path) => expect(returnPath(path)).toBe(path))

it.each([
  undefined,
  '',
  '/',
  'inbox',
  '//evil.example',
  '//evil.example/inbox',
  '/\\evil.example',
  '\\\\evil.example',
  '/inbox//evil.example',
  '/inbox\\..\\..',
  '/inbox/../../evil',
  '/inbox/..',
  '/inbox/%2e%2e/x',
  '/inbox/%2F%2Fevil.example',
  'https://evil.example/inbox',
  'javascript:alert(1)',
  '/javascript:alert(1)',
  '/sso/harbour?code=x',
  '/join',
  '/setup',
  '/forgot',
  '/inboxes',
  '/inbox\n',
  '/inbox <b>',
  ' /inbox',
  '/inbox\u0000',
  '/收件箱',
  `/inbox/${'x'.repeat(2_000)}`,
])('%j leads nowhere', (path) => expect(returnPath(path)).toBeUndefined())
