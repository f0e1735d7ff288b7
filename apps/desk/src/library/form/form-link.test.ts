import { expect, it } from 'vitest'
import { formLink } from './form-preview.ts'

it('S-07 S-08 a form has an address of its own, whatever its names are made of', () => {
  expect(formLink('https://chat.example', { templateId: 't1', tenantId: 'demo' })).toBe(
    'https://chat.example/chat_online/formData?tenantId=demo&templateId=t1',
  )
  const odd = new URL(formLink('https://chat.example', { templateId: 'a&b', tenantId: 'ü?' }))
  expect(odd.searchParams.get('templateId')).toBe('a&b')
  expect(odd.searchParams.get('tenantId')).toBe('ü?')
})
