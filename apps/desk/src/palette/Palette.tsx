import { Modal } from '@mantine/core'
import { changeUi, useUi, useUiState } from '../frame/ui-state.tsx'
import { useText } from '../text/text-context.tsx'
import './Palette.css'
import { PaletteBody } from './PaletteBody.tsx'

/** Everything by a few letters: commands, and conversations. */
export function Palette() {
  const t = useText()
  const ui = useUi()
  const isOpen = useUiState((state) => state.overlay === 'palette')
  const close = (): void => changeUi(ui, { overlay: undefined })
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      withCloseButton={false}
      centered={false}
      padding={0}
      size={560}
      // At once: the next key belongs to it.
      transitionProps={{ duration: 0 }}
      // Its body does, before a command runs: what a command moves to must not lose the focus again.
      returnFocus={false}
      attributes={{ content: { 'aria-label': t('palette.title') } }}
    >
      <PaletteBody onClose={close} />
    </Modal>
  )
}
