import { defineConfig } from '@playwright/test'
import { galleryProject, localesProject } from './playwright.gallery.config.ts'

/** How every browser of ours is started. */
export const browserOptions = {
  executablePath: '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/**
 * Playwright turns storage partitioning off, which every browser has on. The last `--disable-features` counts: these are
 * Playwright's own, without that one.
 */
const withPartitionedStorage = {
  ...browserOptions,
  args: [
    ...browserOptions.args,
    '--disable-features=AvoidUnnecessaryBeforeUnloadCheckSync,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,' +
      'MediaRouter,PaintHolding,AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,NetworkTimeServiceQuerying',
  ],
}

/** What journeys in a frame of another site know of the browser. */
export type FrameOptions = { frameStorage: 'partitioned' | 'blocked' }

/** The same, with a microphone and a camera that are none: whoever asks for them gets them. */
export const withFakeDevices = {
  ...browserOptions,
  args: [
    ...browserOptions.args,
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    '--autoplay-policy=no-user-gesture-required',
  ],
}

export const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
  'Version/18.5 Mobile/15E148 Safari/604.1'

/**
 * Played in one layout. The desk has only one (how it looks on a phone is a matter of tests/desk-looks), and what these
 * others are about (the server, the connection, the robot's answers, single messages) no layout knows of. How parts look
 * in the phone's layout, and whether they keep to WCAG there, is asked of the gallery.
 */
const oneLayout = [
  'desk*.spec.ts',
  'channel-*.spec.ts',
  'embedded*.spec.ts',
  'axe.spec.ts',
  'calls.spec.ts',
  'channel*.spec.ts',
  'delivery.spec.ts',
  'dialogue.spec.ts',
  'errors.spec.ts',
  'first-run.spec.ts',
  'help-centre.spec.ts',
  'framing.spec.ts',
  'host-api.spec.ts',
  'hosts.spec.ts',
  'frame-strangers.spec.ts',
  'kinds.spec.ts',
  'knowledge*.spec.ts',
  'leave-page.spec.ts',
  'linked-pages.spec.ts',
  'locale.spec.ts',
  'model.spec.ts',
  'navigation.spec.ts',
  'pages.spec.ts',
  'preview*.spec.ts',
  'quality.spec.ts',
  'rating.spec.ts',
  'receive-modes.spec.ts',
  'robot-edge.spec.ts',
  'robot-unsure.spec.ts',
  'robot.spec.ts',
  'silence.spec.ts',
  'tickets-edge.spec.ts',
  'team.spec.ts',
  'transfer-edge.spec.ts',
]

/** The loader on pages of another site. It needs no server: `playwright.loader.config.ts` runs it alone. */
export const loaderProject = {
  name: 'loader',
  testDir: 'tests/loader',
  // Boxes are measured, not caught in flight.
  use: { viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' as const } },
}

export default defineConfig<FrameOptions>({
  testDir: 'tests/journeys',
  // What stands beside them as *.test.ts is Vitest's.
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/journeys/setup.ts',
  outputDir: 'reports/journeys',
  // Journeys mostly wait: two at a time take little more than one, and each has a visitor of its own.
  workers: 2,
  // Where other work goes on besides, a journey that failed is played once more; CI names it as unsteady, which is a bug.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  // Deadlines are for what hangs: a machine that does other work besides may take much longer than usual.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: browserOptions,
    locale: 'en-GB',
    // A trace of every journey costs half again its time: ask for one with --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // How every part looks, how the window of a call is handled, and whether the main parts can be read in the hardest
    // languages. Whether each keeps to WCAG takes minutes more and is asked with the gallery's own config; axe.spec.ts
    // asks it here for whole screens. It comes first, because its longest file would otherwise run alone at the end.
    { ...galleryProject, testMatch: ['looks.spec.ts', 'call-window.spec.ts', 'readable.spec.ts'] },
    {
      name: 'desktop',
      // Of a phone: calls.spec.ts plays calls on a desktop.
      testIgnore: ['call-windows.spec.ts', 'embedded*.spec.ts'],
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'mobile',
      testIgnore: oneLayout,
      use: {
        viewport: { width: 390, height: 844 },
        userAgent: phone,
        isMobile: true,
        hasTouch: true,
        deviceScaleFactor: 3,
      },
    },
    // The chat on another site, as browsers keep its storage: apart from what its own windows have, or not at all.
    {
      name: 'embedded',
      // A blocked storage keeps no visitor for the next page: navigation is not played there.
      testMatch: ['embedded*.spec.ts', 'navigation.spec.ts'],
      use: { launchOptions: withPartitionedStorage, frameStorage: 'partitioned' },
    },
    {
      name: 'embedded-blocked',
      testMatch: 'embedded*.spec.ts',
      use: { launchOptions: withPartitionedStorage, frameStorage: 'blocked' },
    },
    loaderProject,
    // Calls between two browsers, without the rest of the product: sound and pictures come from fake devices.
    {
      name: 'calls',
      testDir: 'tests/calls',
      testIgnore: '**/network/**',
      use: { launchOptions: withFakeDevices },
    },
    // Every screen of the desk, in every look: `pnpm e2e --project desk` leaves the pictures in reports/desk.
    { name: 'desk', testDir: 'tests/desk-looks' },
    // The pictures of README and docs: `pnpm pictures`.
    { name: 'pictures', testDir: 'tests/pictures' },
    localesProject,
  ],
})
