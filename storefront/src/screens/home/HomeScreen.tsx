import { slugOfBrandLink } from '@manifold/domain/catalogue/slugs';
import { useIntl } from 'react-intl';
import { DepartmentTiles } from '../../features/department-tiles/DepartmentTiles.js';
import { ProductCard } from '../../features/product-card/ProductCard.js';
import { ProductSlider } from '../../features/product-card/ProductSlider.js';
import { Reasons } from '../../features/reasons/Reasons.js';
import type { MenuCategory } from '../../platform/navigation.js';
import { cachedInStore } from '../../platform/cached-markup/CachedMarkup.js';
import { ShopLink } from '../../platform/links/ShopLink.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { buttonClasses } from '../../ui/button-classes.js';
import { Icon } from '../../ui/Icon.js';
import type { HomeData } from './load-home.js';
import { homeMessages } from './messages.js';

const PICTURE_WIDTH = 720;
const PICTURE_HEIGHT = 540;

export interface HomeScreenProps {
  readonly data: HomeData;
  readonly categories: readonly MenuCategory[];
}

export function HomeScreen({ data: { bestsellers, onSale }, categories }: HomeScreenProps) {
  const { formatMessage } = useIntl();
  const isSplit = useStoreConfig().brand.layout.hero === 'split';
  const [featured] = onSale.length > 0 ? onSale : bestsellers;
  return (
    <div className="page pt-4 lg:pt-8">
      <div className={isSplit ? 'grid gap-4 lg:grid-cols-[1fr_17.5rem] lg:gap-5' : undefined}>
        <Hero />
        {featured && isSplit ? (
          <div className="hidden lg:block">
            <ProductCard product={featured} isFirst heading="h2" />
          </div>
        ) : null}
      </div>
      {bestsellers.length > 0 ? (
        <div className="mt-8 lg:mt-14">
          <ProductSlider title={formatMessage(homeMessages.bestsellers)} products={bestsellers} />
        </div>
      ) : null}
      <section id="departments" aria-labelledby="departments-title" className="section-rhythm scroll-mt-4">
        <h2 id="departments-title" className="mb-4 text-xl font-bold lg:mb-6 lg:text-2xl">
          {formatMessage(homeMessages.departments)}
        </h2>
        <DepartmentTiles categories={categories} />
      </section>
      <div className="section-rhythm">
        <Reasons />
      </div>
      {onSale.length > 0 ? (
        <div className="section-rhythm">
          <ProductSlider title={formatMessage(homeMessages.onSale)} products={onSale} />
        </div>
      ) : null}
      <Brands />
    </div>
  );
}

/** The headline and the picture at the top of the home page. */
function Hero() {
  const { formatMessage } = useIntl();
  const { homePicture, text } = useStoreConfig().brand;
  return (
    <section className="lander grid overflow-hidden rounded-card bg-sunken md:grid-cols-2">
      <div className="flex flex-col items-start justify-center gap-3 p-6 lg:gap-5 lg:p-12">
        <h1 className="text-2xl font-extrabold tracking-tight lg:text-3xl">
          {text?.headline ?? formatMessage(homeMessages.headline)}
        </h1>
        <p className="max-w-prose text-md text-ink-soft">{text?.lead ?? formatMessage(homeMessages.lead)}</p>
        <a href="#departments" className={buttonClasses({ size: 'lg', className: 'mt-2' })}>
          {formatMessage(homeMessages.browse)}
          <Icon name="arrow" />
        </a>
      </div>
      <img
        src={homePicture}
        alt={text?.picture ?? formatMessage(homeMessages.picture)}
        width={PICTURE_WIDTH}
        height={PICTURE_HEIGHT}
        fetchPriority="high"
        className="order-first h-48 w-full object-cover md:order-none md:h-full md:min-h-96"
      />
    </section>
  );
}

function UncachedBrands() {
  const { formatMessage } = useIntl();
  const { brand } = useStoreConfig();
  const brands = brand.productBrands.filter(({ url }) => slugOfBrandLink(url));
  if (brands.length === 0) return null;
  return (
    <section className="section-rhythm" aria-labelledby="brands-title">
      <h2 id="brands-title" className="mb-4 text-xl font-bold lg:mb-6 lg:text-2xl">
        {formatMessage(homeMessages.brands)}
      </h2>
      <ul className="cells pairs gap-px overflow-hidden rounded-card border border-hairline bg-hairline md:grid-cols-5">
        {brands.map(({ name, url }) => (
          <li key={name} className="grid bg-surface">
            <ShopLink
              to={`/${slugOfBrandLink(url) ?? ''}`}
              className="grid min-h-18 place-items-center px-3 text-center text-md font-bold tracking-wide text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
            >
              {name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Brands = import.meta.env.SSR ? cachedInStore(UncachedBrands, 'brands') : UncachedBrands;
