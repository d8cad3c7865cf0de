import { useState } from 'react'
import { Check, Copy, ExternalLink } from 'lucide-react'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import type { InAppBrowser } from '../../lib/in-app/in-app-browser.ts'
import { externalBrowserUrl, inAppName } from '../../lib/in-app/in-app-links.ts'
import { AnchorButton, Button } from '@tomogolf/ui/forms/Button.tsx'
import { TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { useHandoff } from './use-handoff.ts'

/** For pages opened in another app's browser: how to continue in a real one. */
export default function InAppNote({ app }: { app: InAppBrowser }) {
  const { t, language } = useI18n()
  const externalUrl = externalBrowserUrl(app, location.href)
  return (
    <aside className="wrap">
      <Alert
        tone="info"
        icon={ExternalLink}
        title={t('device.inApp.title', { app: inAppName(app, language) })}
        className="mt-3"
      >
        {t(externalUrl ? 'device.inApp.leave' : 'device.inApp.text')}
        <span className="mt-2.5 block">
          {externalUrl ? <OpenOutside app={app} direct={externalUrl} /> : <CopyLink />}
        </span>
      </Alert>
    </aside>
  )
}

/** `direct`: opens the page without what was started here. */
function OpenOutside({ app, direct }: { app: InAppBrowser; direct: string }) {
  const { t } = useI18n()
  const handoff = useHandoff((address) =>
    location.assign(externalBrowserUrl(app, address) ?? direct),
  )
  return (
    <AnchorButton
      href={direct}
      size="small"
      busy={handoff.isPending}
      onClick={(event) => {
        event.preventDefault()
        handoff.mutate()
      }}
    >
      {t('device.inApp.open')}
    </AnchorButton>
  )
}

/** Apps without a way out: a link to paste. It is shown too, as some of them block copying. */
function CopyLink() {
  const { t } = useI18n()
  const [isCopied, setCopied] = useState(false)
  const handoff = useHandoff((address) => {
    setCopied(false)
    void navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => undefined,
    )
  })
  // without a code it is the address of the page, which has no end
  const hasCode = handoff.data !== undefined && handoff.data !== location.href
  return (
    <>
      <Button
        size="small"
        icon={isCopied ? Check : Copy}
        busy={handoff.isPending}
        onClick={() => handoff.mutate()}
      >
        {t('device.inApp.copy')}
      </Button>
      <span role="status" className="block">
        {hasCode && (
          <span className="mt-2.5 block">
            {t(isCopied ? 'device.inApp.copied' : 'device.inApp.copyYourself')}
          </span>
        )}
      </span>
      {handoff.data !== undefined && (
        <span className="mt-2.5 block text-text">
          <TextInput
            readOnly
            aria-label={t('device.inApp.link')}
            value={handoff.data}
            onFocus={(event) => event.currentTarget.select()}
          />
        </span>
      )}
    </>
  )
}
