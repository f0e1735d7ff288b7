import { Button, Checkbox, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useSensitiveWordList } from '../composer/use-sensitive-words.ts'
import { useDesk } from '../live/desk-context.tsx'
import { useText } from '../text/text-context.tsx'
import { sensitiveWordsKey } from '../platform/query-keys.ts'
import { CsvTools } from './csv/CsvTools.tsx'
import { ShelfItem } from './ShelfItem.tsx'
import { useSave } from './use-save.ts'

/** The sensitive words of the house: what agents are warned of, and what never reaches a visitor. */
export function SensitiveWordsEditor() {
  const t = useText()
  const { client, agent } = useDesk()
  const { data } = useSensitiveWordList()
  const save = useSave(sensitiveWordsKey(agent.adminId))
  const [typed, setTyped] = useState('')
  const [isWithheld, setWithheld] = useState(false)
  const words = [...new Set(typed.split('\n').map((line) => line.trim()))].filter(Boolean)

  async function add(): Promise<void> {
    if (words.length === 0) return
    // Text typed meanwhile and words that could not be added stay in the field.
    setTyped('')
    if (!(await save(client.addWords({ words, isWithheld })))) setTyped(typed)
  }

  return (
    <>
      <p className="desk-shelf-lead">{t('library.words.lead')}</p>
      <form
        className="desk-shelf-form"
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <Textarea
          label={t('library.words.add')}
          description={t('library.words.addHint')}
          autosize
          minRows={2}
          maxRows={8}
          dir="auto"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Checkbox
          label={t('library.words.withhold')}
          description={t('library.words.withholdHint')}
          checked={isWithheld}
          onChange={({ currentTarget }) => setWithheld(currentTarget.checked)}
        />
        <Group>
          <Button type="submit" disabled={words.length === 0}>
            {t('library.words.submit')}
          </Button>
        </Group>
      </form>
      <Group mt="md">
        <CsvTools list="words" queryKey={sensitiveWordsKey(agent.adminId)} />
      </Group>
      {data?.length === 0 && <p>{t('library.words.none')}</p>}
      <ul className="desk-shelf" aria-label={t('library.words')}>
        {data?.map(({ word, isWithheld: isKept }) => (
          <ShelfItem
            key={word}
            title={word}
            mark={t(isKept ? 'library.words.withheld' : 'library.words.warned')}
            onDelete={() => void save(client.removeWord({ word }))}
          />
        ))}
      </ul>
    </>
  )
}
