import { dataRequestExample } from '@foyer/contract/desk/data-requests.ts'
import { expect, it } from 'vitest'
import { receiptFile } from './receipt-file.ts'

it('has the receipt unchanged, and says what it is about', () => {
  const { name, text } = receiptFile(dataRequestExample)
  expect(name).toBe('erasure-r7Kq2.json')
  expect(JSON.parse(text)).toEqual({
    requestId: 'r7Kq2',
    kind: 'erasure',
    subject: 'Visitor 5f3a',
    requested: new Date(dataRequestExample.createTime).toISOString(),
    erased: new Date(dataRequestExample.doneTime).toISOString(),
    receipt: dataRequestExample.receipt,
  })
})
