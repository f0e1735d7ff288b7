import { Button, TextInput } from '@mantine/core'
import type { hoursAt } from '@foyer/contract/desk/groups.ts'
import type { OutputOf } from '@foyer/contract/endpoint.ts'
import { useState } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { useLanguage } from '../../text/use-times.ts'
import { useNotify } from '../../ui/use-notify.ts'
import { hourProblems } from './draft-problems.ts'
import { explainSentences } from './explain-sentences.ts'
import { hoursOf, type GroupDraft } from './group-draft.ts'
import { hourTexts } from './hour-texts.ts'
import type { GroupList } from './use-groups.ts'

type Answer = { asked: string; applied: OutputOf<typeof hoursAt>; timeZone: string }

/** Tries the hours out before they are saved: what applies on 24 December at 23:30? */
export function WhatAppliesPart({ draft, groups }: { draft: GroupDraft } & Pick<GroupList, 'groups'>) {
  const t = useText()
  const notify = useNotify()
  const { client } = useDesk()
  const texts = hourTexts(useLanguage())
  const [day, setDay] = useState(() => new Date().toLocaleDateString('sv-SE'))
  const [time, setTime] = useState('12:00')
  const [answer, setAnswer] = useState<Answer>()
  const isAskable = day !== '' && time !== '' && hourProblems(draft).size === 0
  const hours = hoursOf(draft)
  // An answer is about what was asked: other hours or another time make it old.
  const asked = JSON.stringify([hours, day, time])
  const shown = answer?.asked === asked ? answer : undefined
  const overflow = groups.find(({ groupId }) => groupId === draft.overflowId)?.groupName

  async function ask(): Promise<void> {
    const result = await client.hoursAt({ ...(hours && { hours }), day, time })
    if (!result.ok) return notify(t(failureKey(result)), 'problem')
    setAnswer({ asked, applied: result.data, timeZone: draft.timeZone })
  }

  return (
    <section className="desk-settings-part" aria-labelledby="desk-group-at">
      <h2 id="desk-group-at">{t('groups.at.title')}</h2>
      <p className="desk-settings-part-lead">{t('groups.at.lead', { zone: draft.timeZone })}</p>
      <div className="desk-group-at">
        <TextInput
          type="date"
          label={t('groups.at.day')}
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
        <TextInput
          type="time"
          label={t('groups.at.time')}
          value={time}
          onChange={({ currentTarget }) => setTime(currentTarget.value)}
        />
        <Button variant="default" disabled={!isAskable} onClick={() => void ask()}>
          {t('groups.at.ask')}
        </Button>
      </div>
      <div role="status" className="desk-group-answer">
        {!isAskable && hourProblems(draft).size > 0 && <p>{t('groups.at.correct')}</p>}
        {shown && (
          <p>
            {explainSentences(shown.applied, {
              t,
              texts,
              timeZone: shown.timeZone,
              ...(overflow !== undefined && { overflow }),
            }).join(' ')}
          </p>
        )}
      </div>
    </section>
  )
}
