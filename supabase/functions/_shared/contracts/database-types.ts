// Made by `npm run types` from the migrations; do not edit. A test compares it with the live schema.
/* oxlint-disable */

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  // Which PostgREST the client may expect; it decides what the query types allow.
  __InternalSupabase: {
    PostgrestVersion: "13";
  };
  public: {
    Tables: {
      blog_categories: {
        Row: {
          id: string;
          name: string;
          position: number;
          slug: string;
        };
        Insert: {
          id?: string;
          name: string;
          position?: number;
          slug: string;
        };
        Update: {
          id?: string;
          name?: string;
          position?: number;
          slug?: string;
        };
        Relationships: [];
      };
      blog_post_pending_versions: {
        Row: {
          base_updated_at: string;
          created_at: string;
          fields: Json;
          post_id: string;
          saved_by: string | null;
          updated_at: string;
        };
        Insert: {
          base_updated_at: string;
          created_at?: string;
          fields: Json;
          post_id: string;
          saved_by?: string | null;
          updated_at?: string;
        };
        Update: {
          base_updated_at?: string;
          created_at?: string;
          fields?: Json;
          post_id?: string;
          saved_by?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "blog_post_pending_versions_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: true;
            referencedRelation: "blog_posts";
            referencedColumns: ["id"];
          },
        ];
      };
      blog_post_saves: {
        Row: {
          pending_version: string | null;
          post_id: string;
          post_version: string | null;
          published_from: string | null;
          revision: string;
          saved_at: string;
          saved_by: string | null;
          saved_by_email: string | null;
        };
        Insert: {
          pending_version?: string | null;
          post_id: string;
          post_version?: string | null;
          published_from?: string | null;
          revision: string;
          saved_at?: string;
          saved_by?: string | null;
          saved_by_email?: string | null;
        };
        Update: {
          pending_version?: string | null;
          post_id?: string;
          post_version?: string | null;
          published_from?: string | null;
          revision?: string;
          saved_at?: string;
          saved_by?: string | null;
          saved_by_email?: string | null;
        };
        Relationships: [];
      };
      blog_post_trash: {
        Row: {
          pending: Json | null;
          post: Json;
          post_id: string;
          trashed_at: string;
          trashed_by: string | null;
        };
        Insert: {
          pending?: Json | null;
          post: Json;
          post_id: string;
          trashed_at?: string;
          trashed_by?: string | null;
        };
        Update: {
          pending?: Json | null;
          post?: Json;
          post_id?: string;
          trashed_at?: string;
          trashed_by?: string | null;
        };
        Relationships: [];
      };
      blog_post_versions: {
        Row: {
          fields: Json;
          id: string;
          made_at: string;
          made_by: string | null;
          made_by_email: string | null;
          post_id: string;
        };
        Insert: {
          fields: Json;
          id?: string;
          made_at?: string;
          made_by?: string | null;
          made_by_email?: string | null;
          post_id: string;
        };
        Update: {
          fields?: Json;
          id?: string;
          made_at?: string;
          made_by?: string | null;
          made_by_email?: string | null;
          post_id?: string;
        };
        Relationships: [];
      };
      blog_posts: {
        Row: {
          author: string;
          category_id: string | null;
          content: string;
          created_at: string;
          excerpt: string;
          featured_image_alt: string | null;
          featured_image_url: string | null;
          first_public_at: string | null;
          id: string;
          published_at: string | null;
          read_time_minutes: number;
          seo_meta_description: string | null;
          seo_title: string | null;
          slug: string;
          status: "draft" | "scheduled" | "published" | "archived";
          tags: string[];
          title: string;
          updated_at: string;
        };
        Insert: {
          author?: string;
          category_id?: string | null;
          content?: string;
          created_at?: string;
          excerpt?: string;
          featured_image_alt?: string | null;
          featured_image_url?: string | null;
          first_public_at?: string | null;
          id?: string;
          published_at?: string | null;
          read_time_minutes?: number;
          seo_meta_description?: string | null;
          seo_title?: string | null;
          slug: string;
          status?: "draft" | "scheduled" | "published" | "archived";
          tags?: string[];
          title: string;
          updated_at?: string;
        };
        Update: {
          author?: string;
          category_id?: string | null;
          content?: string;
          created_at?: string;
          excerpt?: string;
          featured_image_alt?: string | null;
          featured_image_url?: string | null;
          first_public_at?: string | null;
          id?: string;
          published_at?: string | null;
          read_time_minutes?: number;
          seo_meta_description?: string | null;
          seo_title?: string | null;
          slug?: string;
          status?: "draft" | "scheduled" | "published" | "archived";
          tags?: string[];
          title?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "blog_posts_category_id_fkey";
            columns: ["category_id"];
            isOneToOne: false;
            referencedRelation: "blog_categories";
            referencedColumns: ["id"];
          },
        ];
      };
      blog_redirects: {
        Row: {
          category_id: string | null;
          created_at: string;
          kind: "post" | "category";
          post_id: string | null;
          slug: string;
        };
        Insert: {
          category_id?: string | null;
          created_at?: string;
          kind: "post" | "category";
          post_id?: string | null;
          slug: string;
        };
        Update: {
          category_id?: string | null;
          created_at?: string;
          kind?: "post" | "category";
          post_id?: string | null;
          slug?: string;
        };
        Relationships: [
          {
            foreignKeyName: "blog_redirects_category_id_fkey";
            columns: ["category_id"];
            isOneToOne: false;
            referencedRelation: "blog_categories";
            referencedColumns: ["id"];
          },
        ];
      };
      contact_enquiries: {
        Row: {
          business_type: string | null;
          created_at: string;
          email: string;
          first_name: string;
          id: string;
          last_name: string;
          mail_attempts: number;
          mail_error: string | null;
          mail_next_attempt_at: string;
          mail_state: "pending" | "sent" | "failed" | "withheld" | "held";
          message: string;
          package: string | null;
          phone: string | null;
          sender_hash: string | null;
          status: "new" | "doubtful" | "handled" | "spam";
          submission_id: string;
          updated_at: string;
        };
        Insert: {
          business_type?: string | null;
          created_at?: string;
          email: string;
          first_name: string;
          id?: string;
          last_name: string;
          mail_attempts?: number;
          mail_error?: string | null;
          mail_next_attempt_at?: string;
          mail_state?: "pending" | "sent" | "failed" | "withheld" | "held";
          message: string;
          package?: string | null;
          phone?: string | null;
          sender_hash?: string | null;
          status?: "new" | "doubtful" | "handled" | "spam";
          submission_id?: string;
          updated_at?: string;
        };
        Update: {
          business_type?: string | null;
          created_at?: string;
          email?: string;
          first_name?: string;
          id?: string;
          last_name?: string;
          mail_attempts?: number;
          mail_error?: string | null;
          mail_next_attempt_at?: string;
          mail_state?: "pending" | "sent" | "failed" | "withheld" | "held";
          message?: string;
          package?: string | null;
          phone?: string | null;
          sender_hash?: string | null;
          status?: "new" | "doubtful" | "handled" | "spam";
          submission_id?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      deployment_report: {
        Row: {
          checks: Json;
          looked_at: string;
          only_row: boolean;
          site: string;
          version: string;
        };
        Insert: {
          checks: Json;
          looked_at?: string;
          only_row?: boolean;
          site: string;
          version: string;
        };
        Update: {
          checks?: Json;
          looked_at?: string;
          only_row?: boolean;
          site?: string;
          version?: string;
        };
        Relationships: [];
      };
      draft_links: {
        Row: {
          created_at: string;
          created_by: string | null;
          expires_at: string;
          id: string;
          post_id: string;
          token_hash: string;
        };
        Insert: {
          created_at?: string;
          created_by?: string | null;
          expires_at: string;
          id?: string;
          post_id: string;
          token_hash: string;
        };
        Update: {
          created_at?: string;
          created_by?: string | null;
          expires_at?: string;
          id?: string;
          post_id?: string;
          token_hash?: string;
        };
        Relationships: [
          {
            foreignKeyName: "draft_links_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "blog_posts";
            referencedColumns: ["id"];
          },
        ];
      };
      housekeeping: {
        Row: {
          only_row: boolean;
          tidied_at: string;
        };
        Insert: {
          only_row?: boolean;
          tidied_at: string;
        };
        Update: {
          only_row?: boolean;
          tidied_at?: string;
        };
        Relationships: [];
      };
      owner_settings: {
        Row: {
          author: string | null;
          generated_author: string | null;
          generated_posts: "draft" | "published";
          only_row: boolean;
        };
        Insert: {
          author?: string | null;
          generated_author?: string | null;
          generated_posts?: "draft" | "published";
          only_row?: boolean;
        };
        Update: {
          author?: string | null;
          generated_author?: string | null;
          generated_posts?: "draft" | "published";
          only_row?: boolean;
        };
        Relationships: [];
      };
      post_pictures: {
        Row: {
          alt: string;
          bytes: number;
          created_at: string;
          credit: string;
          file: string;
          hash: string;
          height: number;
          is_decorative: boolean;
          name: string;
          removing_since: string | null;
          unused_since: string | null;
          width: number;
        };
        Insert: {
          alt?: string;
          bytes: number;
          created_at?: string;
          credit?: string;
          file: string;
          hash: string;
          height: number;
          is_decorative?: boolean;
          name: string;
          removing_since?: string | null;
          unused_since?: string | null;
          width: number;
        };
        Update: {
          alt?: string;
          bytes?: number;
          created_at?: string;
          credit?: string;
          file?: string;
          hash?: string;
          height?: number;
          is_decorative?: boolean;
          name?: string;
          removing_since?: string | null;
          unused_since?: string | null;
          width?: number;
        };
        Relationships: [];
      };
      user_roles: {
        Row: {
          granted_at: string;
          role: "admin";
          user_id: string;
        };
        Insert: {
          granted_at?: string;
          role: "admin";
          user_id: string;
        };
        Update: {
          granted_at?: string;
          role?: "admin";
          user_id?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      blog_category_counts: {
        Row: {
          category_id: string | null;
          posts: number | null;
        };
        Relationships: [];
      };
      blog_post_authors: {
        Row: {
          author: string | null;
          posts: number | null;
        };
        Relationships: [];
      };
      blog_post_choices: {
        Row: {
          kind: string | null;
          posts: number | null;
          value: string | null;
        };
        Relationships: [];
      };
      blog_post_counts: {
        Row: {
          posts: number | null;
          status: string | null;
        };
        Relationships: [];
      };
      blog_post_tags: {
        Row: {
          posts: number | null;
          tag: string | null;
        };
        Relationships: [];
      };
      blog_redirect_targets: {
        Row: {
          created_at: string | null;
          kind: string | null;
          slug: string | null;
          target: string | null;
        };
        Relationships: [];
      };
      post_picture_totals: {
        Row: {
          bytes: number | null;
          pictures: number | null;
        };
        Relationships: [];
      };
      post_picture_use_counts: {
        Row: {
          hash: string | null;
          posts: number | null;
        };
        Relationships: [];
      };
      post_picture_uses: {
        Row: {
          hash: string | null;
          in_pending_version: boolean | null;
          in_post: boolean | null;
          post_id: string | null;
          status: string | null;
          title: string | null;
        };
        Relationships: [];
      };
    };
    Functions: {
      accept_site_rebuild: {
        Args: {
          attempt: number | null;
          change_count: number | null;
        };
        Returns: undefined;
      };
      change_posts: {
        Args: {
          change: Json | null;
          posts: Json | null;
        };
        Returns: {
          id: string | null;
          outcome: string | null;
          updated_at: string | null;
          before: Json | null;
          reason: string | null;
        }[];
      };
      claim_picture_removal: {
        Args: {
          picture: string | null;
        };
        Returns: boolean;
      };
      claim_post_generation: {
        Args: {
          fingerprint: string | null;
          lease: string | null;
          request_id: string | null;
          topics: string[] | null;
        };
        Returns: {
          outcome: string | null;
          claim_id: string | null;
          topic: string | null;
          post_id: string | null;
        }[];
      };
      claim_site_rebuild: {
        Args: {
          longest_wait: string | null;
          quiet_period: string | null;
        };
        Returns: {
          change_count: number | null;
          attempt: number | null;
        }[];
      };
      claim_undelivered_enquiries: {
        Args: {
          batch_size: number | null;
          only_enquiry?: string | null;
        };
        Returns: Database["public"]["Tables"]["contact_enquiries"]["Row"][];
        SetofOptions: {
          from: "*";
          to: "contact_enquiries";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      claim_unused_pictures: {
        Args: {
          batch_size: number | null;
        };
        Returns: {
          hash: string | null;
          files: string[] | null;
        }[];
      };
      deployment_health: {
        Args: never;
        Returns: {
          asked_at: string | null;
          database_timer_ran_at: string | null;
          function_timer_ran_at: string | null;
          tidied_at: string | null;
          mail_is_configured: boolean | null;
        }[];
      };
      describe_picture_everywhere: {
        Args: {
          alt: string | null;
          is_decorative: boolean | null;
          picture: string | null;
        };
        Returns: number;
      };
      end_session: {
        Args: {
          session_id: string | null;
        };
        Returns: boolean;
      };
      fail_site_rebuild: {
        Args: {
          attempt: number | null;
          reason: string | null;
        };
        Returns: undefined;
      };
      find_posts: {
        Args: {
          request: Json | null;
        };
        Returns: Json;
      };
      grant_admin: {
        Args: {
          email: string | null;
        };
        Returns: string;
      };
      invite_owner: {
        Args: {
          invited_id: string | null;
        };
        Returns: undefined;
      };
      keep_timer_access: {
        Args: {
          project_url: string | null;
          secret_key: string | null;
        };
        Returns: undefined;
      };
      list_owners: {
        Args: never;
        Returns: {
          user_id: string | null;
          email: string | null;
          granted_at: string | null;
          last_sign_in_at: string | null;
          invited_at: string | null;
        }[];
      };
      list_sessions: {
        Args: never;
        Returns: {
          id: string | null;
          user_id: string | null;
          user_agent: string | null;
          ip: string | null;
          created_at: string | null;
          last_used_at: string | null;
          is_current: boolean | null;
        }[];
      };
      merge_categories: {
        Args: {
          category: string | null;
          target: string | null;
        };
        Returns: number;
      };
      note_checkout_start: {
        Args: {
          day_count: number | null;
          limit_count: number | null;
          limit_window: string | null;
          sender_hash: string | null;
        };
        Returns: number;
      };
      note_function_timer: {
        Args: {
          mail_is_configured: boolean | null;
        };
        Returns: undefined;
      };
      order_categories: {
        Args: {
          categories: string[] | null;
        };
        Returns: undefined;
      };
      publish_due_posts: {
        Args: never;
        Returns: number;
      };
      read_shared_draft: {
        Args: {
          token: string | null;
        };
        Returns: {
          fields: Json | null;
          category_name: string | null;
          category_slug: string | null;
          expires_at: string | null;
        }[];
      };
      release_post_generation: {
        Args: {
          claim_id: string | null;
        };
        Returns: undefined;
      };
      replace_picture_everywhere: {
        Args: {
          picture: string | null;
          substitute: string | null;
        };
        Returns: number;
      };
      replace_tag: {
        Args: {
          replacement?: string | null;
          tag: string | null;
        };
        Returns: number;
      };
      restore_enquiries: {
        Args: {
          enquiries: Json | null;
        };
        Returns: number;
      };
      restore_trashed_enquiries: {
        Args: {
          ids: string[] | null;
        };
        Returns: string[];
      };
      restore_trashed_posts: {
        Args: {
          ids: string[] | null;
        };
        Returns: {
          trashed_id: string | null;
          post_id: string | null;
          slug: string | null;
          changed: string[] | null;
        }[];
      };
      save_post: {
        Args: {
          base: string | null;
          changes_address?: boolean | null;
          command: string | null;
          fields: Json | null;
          pending_base: string | null;
          post_id: string | null;
          revision: string | null;
          unanswered?: string[] | null;
        };
        Returns: Json;
      };
      site_rebuild_state: {
        Args: never;
        Returns: {
          asked_at: string | null;
          waiting_since: string | null;
          requested_at: string | null;
          last_error: string | null;
        }[];
      };
      store_generated_post: {
        Args: {
          author: string | null;
          category_id: string | null;
          claim_id: string | null;
          content: string | null;
          excerpt: string | null;
          read_time_minutes: number | null;
          seo_meta_description: string | null;
          slug: string | null;
          status: string | null;
          tags: string[] | null;
          title: string | null;
        };
        Returns: Database["public"]["Tables"]["blog_posts"]["Row"][];
        SetofOptions: {
          from: "*";
          to: "blog_posts";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      submit_contact_enquiry: {
        Args: {
          busy_count: number | null;
          enquiry: Json | null;
          is_doubtful?: boolean | null;
          is_spam: boolean | null;
          limit_count: number | null;
          limit_window: string | null;
          sender_hash: string | null;
          submission_id: string | null;
        };
        Returns: {
          outcome: string | null;
          enquiry_id: string | null;
        }[];
      };
      take_owner_role: {
        Args: {
          owner_id: string | null;
        };
        Returns: string;
      };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};

/** A row of a table. */
export type Row<Table extends keyof Database["public"]["Tables"]> =
  Database["public"]["Tables"][Table]["Row"];

/** What an SQL function takes (`Args`) and gives (`Returns`). */
export type SqlFunction<Name extends keyof Database["public"]["Functions"]> =
  Database["public"]["Functions"][Name];
