import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { Contents } from '../../../content/pages.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { LegalMeta } from '../layout/ArticlePage.tsx'
import { ContentHead } from '../layout/ContentHead.tsx'
import { ContourHeader } from '../layout/ContourHeader.tsx'
import { Rows } from '../blocks/Prose.tsx'
import { RelatedPages } from '../layout/RelatedPages.tsx'
import { useValues } from '../values.ts'

type DisclosuresPageProps = {
  content: Contents['tokushoho']
  operator: ResultOf<'GET /api/operator'>['operator']
  version: string
}
/**
 * The disclosures that the law requires. Without a configured operator the page says that it is
 * missing.
 */
export function DisclosuresPage({ content, operator, version }: DisclosuresPageProps) {
  const t = useT()
  const placeholder = t('info.demo.value')
  const values = {
    ...useValues(),
    operatorName: operator?.name ?? placeholder,
    operatorRepresentative: operator?.representative ?? placeholder,
    operatorAddress: operator?.address ?? placeholder,
    operatorPhone: operator?.phone ?? placeholder,
    operatorEmail: operator?.email ?? placeholder,
  }
  return (
    <>
      <ContentHead heading={content} path="/tokushoho" kind="Article" changed={version} />
      <ContourHeader
        heading={content}
        seed="legal-tokushoho"
        meta={<LegalMeta version={version} />}
      />
      <div className="wrap pt-8 lg:pt-14">
        <div className="max-w-[84ch]">
          {!operator && (
            <Alert tone="warning" title={t('info.demo.title')} className="mb-8">
              {t('info.demo.text')}
            </Alert>
          )}
          <div className="prose">
            <Rows rows={Object.values(content.rows)} values={values} />
          </div>
          <RelatedPages pages={['/terms', '/cancellation', '/privacy', '/contact']} />
        </div>
      </div>
    </>
  )
}
