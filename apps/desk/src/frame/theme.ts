import { createTheme, Drawer, Menu, Modal, Tooltip } from '@mantine/core'

/** Colours and sizes stand in styles.css: variables that Mantine writes itself would need a <style> element. */
export const theme = createTheme({
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Locking the scroll would inject a <style>; the page itself never scrolls, so there is nothing to lock.
    Modal: Modal.extend({ defaultProps: { lockScroll: false, centered: true, radius: 'md' } }),
    Drawer: Drawer.extend({ defaultProps: { lockScroll: false } }),
    Menu: Menu.extend({
      defaultProps: {
        shadow: 'md',
        position: 'bottom-end',
        radius: 'md',
        withInitialFocusPlaceholder: false,
      },
    }),
    Tooltip: Tooltip.extend({ defaultProps: { openDelay: 400, withArrow: true } }),
  },
})
