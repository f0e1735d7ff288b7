import { expect, it } from 'vitest'
import { validateObject } from './validate-object.ts'

const service = {
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: 'foyer', labels: { any: 'label' } },
  spec: { selector: { app: 'foyer' }, ports: [{ port: 80, targetPort: 'http' }] },
}

it('takes an object that its schema describes', () => {
  expect(validateObject(service, false)).toEqual([])
})

it('names a wrong type, a missing field and a misspelled one', () => {
  const ports = [{ port: '80' }, { targetPort: 1 }, { port: 1, protcol: 'TCP' }]
  const errors = validateObject({ ...service, spec: { ports } }, false)
  expect(errors).toEqual([
    '/spec/ports/0/port: {"type":"integer"}',
    '/spec/ports/1: {"missingProperty":"port"}',
    '/spec/ports/2/protcol: unknown field',
  ])
})

it('a patch may lack required fields, but has no unknown ones', () => {
  const patch = { ...service, spec: { ports: [{ name: 'http', prot: 1 }] } }
  expect(validateObject(patch, true)).toEqual(['/spec/ports/0/prot: unknown field'])
})

it('refuses a kind without a schema', () => {
  expect(validateObject({ ...service, kind: 'Sevice' }, false)).toHaveLength(1)
})
