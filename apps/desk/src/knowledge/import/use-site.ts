import type { SitePage } from '@foyer/contract/desk/knowledge-import.ts'
import { importLimits, type PageProblem } from '@foyer/contract/desk/knowledge-import-limits.ts'
import { useEffect, useRef, useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { timings } from '../../platform/timings.ts'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { useNotify } from '../../ui/use-notify.ts'
import { base64Of } from './base64.ts'
import type { ImportSource } from './use-knowledge-import.ts'

type Reading = { done: number; total: number }

/** Reads the pages of a site, a few at a time, and makes a file of them that is imported like any other. */
export function useSite(onRead: (source: ImportSource) => Promise<void>) {
  const t = useText()
  const notify = useNotify()
  const { client } = useDesk()
  const [reading, setReading] = useState<Reading>()
  const [problem, setProblem] = useState<PageProblem>()
  const [skipped, setSkipped] = useState<readonly SitePage[]>([])
  const stopping = useRef(new AbortController())
  useEffect(() => () => stopping.current.abort(), [])

  async function read(address: string): Promise<void> {
    const controller = new AbortController()
    stopping.current = controller
    const options = { signal: controller.signal, deadlineMs: timings.importMs }
    setProblem(undefined)
    setSkipped([])
    setReading({ done: 0, total: 0 })
    const found = await client.findSitePages({ address }, options)
    const pages: SitePage[] = []
    const addresses = found.ok ? found.data.pages : []
    for (let at = 0; at < addresses.length && !controller.signal.aborted; at += importLimits.pagesAtOnce) {
      setReading({ done: at, total: addresses.length })
      const next = addresses.slice(at, at + importLimits.pagesAtOnce)
      const result = await client.readSitePages({ address, pages: next }, options)
      // Pages that did not come are named like others that could not be read.
      const failed = next.map((one) => ({
        address: one,
        problem: 'unreachable' as const,
        title: '',
        html: '',
      }))
      if (!controller.signal.aborted) pages.push(...(result.ok ? result.data.pages : failed))
    }
    setReading(undefined)
    if (!found.ok) return controller.signal.aborted ? undefined : notify(t(failureKey(found)), 'problem')
    const fine = pages.filter((page) => page.problem === undefined)
    setSkipped(pages.filter((page) => page.problem !== undefined))
    if (fine.length === 0) return setProblem(found.data.problem ?? 'noText')
    await onRead(fileOf(address, fine))
  }

  return { reading, problem, skipped, read, stop: () => stopping.current.abort() }
}

function fileOf(name: string, pages: readonly SitePage[]): ImportSource {
  const rows = pages.map(({ address, title, html }) => ({
    question: title,
    answerHtml: html,
    source: address,
  }))
  return { name, format: 'json', file: base64Of(new TextEncoder().encode(JSON.stringify(rows))) }
}
