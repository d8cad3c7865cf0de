import { Link } from '@tanstack/react-router'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Rich } from '@tomogolf/ui/data/Rich.tsx'
import { LostPage } from './LostPage.tsx'
import { NotFoundArtwork } from './NotFoundArtwork.tsx'

/** Page not found. */
export default function NotFoundPage() {
  const t = useT()
  return (
    <>
      <title>{`${t('common.notFound.pageTitle')} · TomoGolf`}</title>
      <meta name="robots" content="noindex" />
      <LostPage
        picture={<NotFoundArtwork />}
        kicker={t('common.notFound.pageTitle')}
        title={t('common.notFound.title')}
        text={t('common.notFound.text')}
      >
        <LinkButton to="/games" variant="primary" size="large">
          {t('common.notFound.games')}
        </LinkButton>
        <LinkButton to="/" variant="outline" size="large">
          {t('common.notFound.home')}
        </LinkButton>
        <LinkButton to="/golf-courses" variant="outline" size="large">
          {t('common.nav.courses')}
        </LinkButton>
        <p className="w-full text-text-2">
          <Rich
            text={t('common.notFound.contact')}
            tags={{
              contact: (inside) => (
                <Link to="/contact" className="link inline-flex min-h-11 items-center">
                  {inside}
                </Link>
              ),
            }}
          />
        </p>
      </LostPage>
    </>
  )
}
