import { expect, it } from 'vitest'
import { previewReportOf } from './preview.ts'

it.each([
  { type: 'previewReady' },
  { type: 'previewPicked', setting: 'mainColor' },
  { type: 'previewMeasured', overflowing: ['robotName'] },
])('%j is a report of the preview', (report) => expect(previewReportOf(report)).toEqual(report))

it.each([
  undefined,
  null,
  'previewReady',
  { type: 'hideIframe' },
  { type: 'previewPicked' },
  { type: 'previewPicked', setting: 7 },
  { type: 'previewMeasured', overflowing: 'robotName' },
])('%j is none', (data) => expect(previewReportOf(data)).toBeUndefined())

it('keeps the names only', () => {
  const report = { type: 'previewMeasured', overflowing: ['robotName', 7, null] }
  expect(previewReportOf(report)).toEqual({ type: 'previewMeasured', overflowing: ['robotName'] })
})
