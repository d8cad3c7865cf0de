import { Link } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Rich } from '@tomogolf/ui/data/Rich.tsx'

/** The agreement above the button: later charges to the card, and holds on debit cards. */
export function Consent() {
  const t = useT()
  return (
    <Alert icon={ShieldCheck}>
      <p>
        <Rich
          text={t('payment.consent.text')}
          tags={{ b: (inside) => <b className="font-semibold text-text">{inside}</b> }}
        />
      </p>
      <p className="mt-2">{t('payment.consent.debit')}</p>
      <p className="mt-2">
        <Rich
          text={t('payment.consent.agree')}
          tags={{
            terms: (inside) => (
              <Link to="/terms" target="_blank" className="link text-text">
                {inside}
                <span className="sr-only"> {t('common.newTab')}</span>
              </Link>
            ),
            rules: (inside) => (
              <Link to="/cancellation" target="_blank" className="link text-text">
                {inside}
                <span className="sr-only"> {t('common.newTab')}</span>
              </Link>
            ),
          }}
        />
      </p>
    </Alert>
  )
}
