import { useParams } from 'react-router-dom';
import {
  articleCovers,
  contentMessages,
  findTopic,
  TextPage,
  TextSkeleton,
  type Topic,
  topics,
} from '#features/shared/content';
import { formatDate, useCountry, useMessages } from '#features/shared/country';
import { NotFound } from '#features/shared/herbarium';
import { Lazy, PageBreadcrumb, PageHeading, PrintedContact } from '#features/shared/page';
import { useCode } from '#features/shared/platform';
import { Container } from '#ui/Container';
import { Image } from '#ui/Image';
import { ScreenOnly } from '#ui/ScreenOnly';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import * as styles from './BlogScreen.css';
import { library } from './library';
import { messages } from './messages';
import { ArticleOffers } from './parts/ArticleOffers';
import { CloseUp } from './parts/CloseUp';
import { MoreArticles } from './parts/MoreArticles';
import { SafetyNote } from './parts/SafetyNote';
import { Sources } from './parts/Sources';
import { articleDates } from './sources';

/** An article of the blog (Screens/Blog). Its address also works without diacritics. */
export function BlogScreen() {
  const topic = findTopic(useParams().topic ?? '');
  return topic ? <Article key={topic} topic={topic} /> : <NotFound />;
}

function Article({ topic }: { topic: Topic }) {
  const text = useMessages(messages);
  const { subject, title, line } = useMessages(contentMessages).articles[topic];
  const country = useCountry();
  const { written, checked } = articleDates[country.code];
  const code = library(topic, country.code);
  const { data: article } = useCode(code);
  return (
    <>
      <Container as="article">
        <Stack gap="7" paddingStart="6" paddingEnd="10">
          <Stack gap="5">
            <PageBreadcrumb current={subject} />
            <PageHeading size="hero" about="article" description={line} picture={articleCovers[topic].src}>
              {title}
            </PageHeading>
            <Container within="parent" width="text">
              <Stack gap="3">
                <Text size="lead" tone="muted">
                  {line}
                </Text>
                <Text size="small" tone="muted">
                  {article ? text.minutes(Math.ceil(article.readingTime.minutes)) : '\u00A0'}
                </Text>
                <Text size="small" tone="muted">
                  {text.dates(formatDate(written, country) ?? '', formatDate(checked, country) ?? '')}
                </Text>
              </Stack>
            </Container>
          </Stack>
          <div className={styles.cover}>
            <Image {...articleCovers[topic]} alt="" ratio="fill" corners="large" priority />
          </div>
          <Lazy code={code} loading={<TextSkeleton />}>
            {(content) => (
              <TextPage
                content={content}
                components={{ SafetyNote }}
                illustration={<CloseUp topic={topic} />}
              >
                <Sources topic={topic} />
                <ScreenOnly>
                  <ArticleOffers topic={topic} />
                </ScreenOnly>
              </TextPage>
            )}
          </Lazy>
        </Stack>
      </Container>
      <ScreenOnly>
        <MoreArticles topics={topics.filter((other) => other !== topic)} />
      </ScreenOnly>
      <PrintedContact />
    </>
  );
}
