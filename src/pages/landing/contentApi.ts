import {
  fetchBaseQuery,
  type BaseQueryApi,
  type FetchBaseQueryMeta,
  type QueryReturnValue,
} from '@reduxjs/toolkit/query/react';
import {
  toAboutContent,
  toHeroContent,
  toWhyContent,
  type AboutContent,
  type HeroContent,
  type WhyContent,
} from '../../domain/decode/catalogue/decodeContent.ts';
import { language } from '../../domain/text/locale.ts';
import { requestTimeout, api, withRetries } from '../../shared/api/api.ts';
import type { ApiError } from '../../shared/api/apiError.ts';
import { decodes } from '../../shared/api/decodes.ts';
import { settings } from '../../shared/site/settings.ts';

const { contentBase, origin } = settings;
const baseUrl = contentBase.startsWith('/') ? origin + contentBase : contentBase;

/** The static content may be on another site than the API: it gets neither token nor secret. */
const headers = { 'Accept-Language': language };
const read = withRetries(fetchBaseQuery({ baseUrl, headers, timeout: requestTimeout }));

const file =
  <T>(name: string) =>
  async (_none: void, call: BaseQueryApi, extra: object) =>
    // Not checked yet: `responseSchema` decodes it, or returns an error.
    (await read(`${name}.json`, call, extra)) as QueryReturnValue<T, ApiError, FetchBaseQueryMeta>;

/** The landing page's three static files. */
export const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    heroContent: build.query<HeroContent, void>({
      queryFn: file('hero'),
      responseSchema: decodes(toHeroContent),
    }),
    whyContent: build.query<WhyContent, void>({
      queryFn: file('why-choose-us'),
      responseSchema: decodes(toWhyContent),
    }),
    aboutContent: build.query<AboutContent, void>({
      queryFn: file('about'),
      responseSchema: decodes(toAboutContent),
    }),
  }),
});

export const { useHeroContentQuery, useWhyContentQuery, useAboutContentQuery } = contentApi;
