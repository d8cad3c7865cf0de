import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Rich } from '@tomogolf/ui/data/Rich.tsx'

/** The captcha provider allows hiding its badge where this notice is shown. */
export function CaptchaNotice({ siteKey }: { siteKey: string | null }) {
  const t = useT()
  if (!siteKey) return null
  const externalLink = (href: string) => (inside: string) => (
    <a href={href} target="_blank" rel="noopener" className="link">
      {inside}
      <span className="sr-only"> {t('common.newTab')}</span>
    </a>
  )
  return (
    <p className="mt-4 text-xs text-text-3">
      <Rich
        text={t('errors.captchaNotice')}
        tags={{
          privacy: externalLink('https://policies.google.com/privacy'),
          terms: externalLink('https://policies.google.com/terms'),
        }}
      />
    </p>
  )
}
