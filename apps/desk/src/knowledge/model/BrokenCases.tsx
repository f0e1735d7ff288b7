import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useText } from '../../text/text-context.tsx'
import type { Broken } from './use-save-model.ts'

type BrokenCasesProps = { cases: Broken; isBusy: boolean; onInsist: () => void }

/** Cases that held and would fail with the model. */
export function BrokenCases({ cases, isBusy, onInsist }: BrokenCasesProps) {
  const t = useText()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="desk-model-broken">
      <h3 ref={title} tabIndex={-1}>
        {t('knowledge.model.broken', { count: cases.length })}
      </h3>
      <ul className="desk-settings-list desk-model-cases" aria-label={t('knowledge.model.broken.list')}>
        {cases.map(({ caseId, question, failure }) => (
          <li key={caseId}>
            <strong dir="auto">{question}</strong>
            <span>{t(`knowledge.model.reason.${failure?.reason ?? 'unchecked'}`)}</span>
            {failure?.said && <q dir="auto">{failure.said}</q>}
          </li>
        ))}
      </ul>
      <div>
        <Button variant="default" loading={isBusy} onClick={onInsist}>
          {t('knowledge.model.insist')}
        </Button>
      </div>
    </div>
  )
}
