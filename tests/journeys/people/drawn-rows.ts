import type { Page } from '@playwright/test'

type Fiber = {
  tag: number
  flags: number
  memoizedProps: Readonly<Record<string, unknown>> | null
  alternate: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
}

type Drawn = { rows: Set<string> }

/** From the next page on, notes the settings whose rows React draws: it reports every commit to the hook of its tools. */
export async function noteDrawnRows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const drawn: Drawn = { rows: new Set() }
    const elementTag = 5
    const performedWork = 1

    function walk(first: Fiber | null, row: string): void {
      for (let fiber = first; fiber; fiber = fiber.sibling) {
        const { tag, alternate, memoizedProps } = fiber
        const own = tag === elementTag ? memoizedProps?.['data-setting'] : undefined
        const at = typeof own === 'string' ? own : row
        if (at !== '' && tag !== elementTag && (fiber.flags & performedWork) !== 0) drawn.rows.add(at)
        // The same child as before: nothing below was looked at, and its flags are of an earlier commit.
        if (fiber.child !== alternate?.child) walk(fiber.child, at)
      }
    }

    Object.assign(window, {
      foyerDrawn: drawn,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        renderers: new Map(),
        supportsFiber: true,
        inject: () => 1,
        checkDCE: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        onCommitFiberRoot: (_: number, root: { current: Fiber }) => walk(root.current, ''),
      },
    })
  })
}

/** The rows that were drawn since this was asked last. */
export async function drawnRows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Set by the script above.
    const { foyerDrawn: drawn } = window as unknown as { foyerDrawn: Drawn }
    const rows = [...drawn.rows].toSorted()
    drawn.rows.clear()
    return rows
  })
}
