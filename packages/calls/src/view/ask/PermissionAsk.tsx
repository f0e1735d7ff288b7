import { useUiText } from '@foyer/ui/text.tsx'
import { Button } from '@foyer/ui/primitives/Button.tsx'
import { Dialog } from '@foyer/ui/primitives/Dialog.tsx'
import type { Asking, CallDoor } from './call-door.ts'
import { problemTexts } from './problem-texts.ts'

type PermissionAskProps = { asking: Asking; name: string; door: CallDoor }

/** Before the browser asks: for what, and why. Where it would not even ask, what to do about that. */
export function PermissionAsk({ asking: { act, media, because }, name, door }: PermissionAskProps) {
  const t = useUiText()
  if (because === 'unasked')
    return (
      <Dialog
        title={t(`call.ask.${media}`)}
        onClose={door.turnBack}
        actions={
          <>
            <Button onClick={door.turnBack}>{t('call.ask.cancel')}</Button>
            <Button tone="accent" onClick={door.goOn}>
              {t('call.ask.go')}
            </Button>
          </>
        }
      >
        {t(`call.ask.${media}Why`, { name })}
      </Dialog>
    )
  const { title, help, mayPass } = problemTexts[because]
  return (
    <Dialog
      title={t(title)}
      onClose={door.turnBack}
      actions={
        <>
          <Button onClick={door.turnBack}>{t('dialog.close')}</Button>
          {mayPass && (
            <Button tone="accent" onClick={() => door.enter(act, media)}>
              {t('call.problem.again')}
            </Button>
          )}
        </>
      }
    >
      {t(help)}
    </Dialog>
  )
}
