import type { LanguageCode } from '@tomogolf/domain/profile'
import type { Language } from '@tomogolf/phrases/languages'

/**
 * The languages that a profile may name, in the order of its list: in the page's language, on Japanese pages in themselves. Every card of a game names
 * them, and the first of Intl's own names takes a telephone a tenth of a second. A test holds them to the platform's.
 */
const CODES: readonly LanguageCode[] = ['en', 'ja', 'ko', 'zh', 'es', 'fr', 'de', 'it', 'pt', 'ru', 'ar', 'hi', 'th', 'vi', 'id', 'ms', 'tl']
const NAMES: Record<Language, readonly string[]> = {
  en: ['English', 'Japanese', 'Korean', 'Chinese', 'Spanish', 'French', 'German', 'Italian', 'Portuguese', 'Russian', 'Arabic', 'Hindi', 'Thai', 'Vietnamese', 'Indonesian', 'Malay', 'Filipino'],
  ja: ['English', '日本語', '한국어', '中文', 'Español', 'Français', 'Deutsch', 'Italiano', 'Português', 'Русский', 'العربية', 'हिन्दी', 'ไทย', 'Tiếng Việt', 'Indonesia', 'Melayu', 'Filipino'],
  ko: ['영어', '일본어', '한국어', '중국어', '스페인어', '프랑스어', '독일어', '이탈리아어', '포르투갈어', '러시아어', '아랍어', '힌디어', '태국어', '베트남어', '인도네시아어', '말레이어', '필리핀어'],
  zh: ['英语', '日语', '韩语', '中文', '西班牙语', '法语', '德语', '意大利语', '葡萄牙语', '俄语', '阿拉伯语', '印地语', '泰语', '越南语', '印度尼西亚语', '马来语', '菲律宾语'],
}

/** A language's name, from its code: in the page's language ("Japanese"), on Japanese pages in itself ("English", "한국어"). An unknown code stays as it is. */
export const languageName = (code: string, page: Language): string => NAMES[page][CODES.indexOf(code as LanguageCode)] ?? code
