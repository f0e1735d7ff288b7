import type { FormUse } from '@foyer/contract/desk/forms.ts'
import { useText } from '../../text/text-context.tsx'

/** Where a form or a type of tickets is used. */
export function UseList({ uses }: { uses: readonly FormUse[] }) {
  const t = useText()
  return (
    <ul className="desk-form-uses" aria-label={t('library.uses')}>
      {uses.map((use) => (
        <li key={'name' in use ? `${use.kind}:${use.name}` : use.kind}>
          {'name' in use
            ? t(`library.use.${use.kind}`, { name: use.name })
            : t(`library.use.${use.kind}`, { count: use.count })}
        </li>
      ))}
    </ul>
  )
}
