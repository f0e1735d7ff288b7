import { Button } from '@mantine/core'
import { Mic, MicOff } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { SettingsPage } from '../settings/SettingsPage.tsx'
import { useText } from '../text/text-context.tsx'
import { createDeviceTest } from './create-device-test.ts'
import { DeviceProblem } from './DeviceProblem.tsx'
import { TestedDevices } from './TestedDevices.tsx'

/** Whether one would be heard and seen, before it matters. */
export function DevicesPage() {
  const t = useText()
  const [test] = useState(() => createDeviceTest())
  const { isOn, stream, problems } = useSyncExternalStore(test.store.subscribe, test.store.get)
  // Whoever leaves the page takes nothing with them.
  useEffect(() => test.stop, [test])
  return (
    <SettingsPage title={t('settings.devices')} lead={t('settings.devices.lead')}>
      <div>
        <Button
          variant={isOn ? 'default' : 'filled'}
          leftSection={isOn ? <MicOff size={16} aria-hidden="true" /> : <Mic size={16} aria-hidden="true" />}
          onClick={isOn ? test.stop : test.start}
        >
          {t(isOn ? 'devices.stop' : 'devices.start')}
        </Button>
      </div>
      {isOn && problems.microphone && <DeviceProblem kind="microphone" problem={problems.microphone} />}
      {isOn && problems.camera && <DeviceProblem kind="camera" problem={problems.camera} />}
      {stream && <TestedDevices test={test} stream={stream} />}
    </SettingsPage>
  )
}
