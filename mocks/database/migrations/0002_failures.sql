CREATE TABLE "shop"."failures" (
	"country" text NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "failures_country_key_pk" PRIMARY KEY("country","key")
);
--> statement-breakpoint
CREATE INDEX "failures_at" ON "shop"."failures" USING btree ("at");
