import { Modal } from '@mantine/core'
import { changeUi, useUi, useUiState } from '../frame/ui-state.tsx'
import { useText } from '../text/text-context.tsx'
import { ShortcutList } from './ShortcutList.tsx'

export function HelpDialog() {
  const t = useText()
  const ui = useUi()
  const isOpen = useUiState((state) => state.overlay === 'help')
  return (
    <Modal
      opened={isOpen}
      onClose={() => changeUi(ui, { overlay: undefined })}
      title={t('keys.title')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <ShortcutList />
    </Modal>
  )
}
